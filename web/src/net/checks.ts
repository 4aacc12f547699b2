import type { CheckAnswer } from '../worker/records.ts'

/** Whether the shuffles of a finished game follow from its seed. */
export async function checkShuffles(record: string): Promise<CheckAnswer> {
  const worker = new Worker(new URL('../worker/main.ts', import.meta.url), {
    type: 'module',
    name: 'checker',
  })
  try {
    return await new Promise<CheckAnswer>((resolve, reject) => {
      worker.addEventListener('error', () => reject(new Error('the check has failed')))
      worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => resolve(data))
      worker.postMessage(record)
    })
  } finally {
    worker.terminate()
  }
}
