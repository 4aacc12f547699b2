/** The thread that makes PNGs of drawings: it takes a tenth of a second, in which nobody else should have to wait. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** What is used of it here: its own types speak of things that only browsers have. */
interface Resvg {
  initWasm(file: Buffer): Promise<void>
  readonly Resvg: new (svg: string, options: object) => Drawing
}
interface Drawing {
  render(): { asPng(): Uint8Array; free(): void }
  free(): void
}

const RESVG: string = '@resvg/resvg-wasm'
const { initWasm, Resvg } = (await import(RESVG)) as Resvg
const read = (file: string): Promise<Buffer> => readFile(fileURLToPath(import.meta.resolve(file)))
const FONTS = [
  '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  '@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf',
]

await initWasm(await read('@resvg/resvg-wasm/index_bg.wasm'))
const font = { fontBuffers: await Promise.all(FONTS.map(read)), defaultFontFamily: 'Source Sans 3' }

export default function paint(svg: string): Uint8Array {
  const drawing = new Resvg(svg, { font })
  const image = drawing.render()
  try {
    return image.asPng()
  } finally {
    image.free()
    drawing.free()
  }
}
