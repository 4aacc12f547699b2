/** Who sits at this device. An identity is made at the first thing somebody does, under a borrowed plant's name. */
import { api, type ApiError } from '../net/api.ts'
import { live } from '../net/live.svelte.ts'
import { ui } from '../text/index.svelte.ts'

/** Says on this device that its person has chosen a name. */
export const KEY = 'harvest-introduced'

class Person {
  name = $state<string | null>(null)
  /** Whether the server has said who this is. */
  loaded = $state(false)
  /** What somebody who is not introduced yet will be called among others; their plant until they say better. */
  draft = $state(borrowed())
  /** Whether the name was chosen, or left as it is where others will read it. */
  introduced = $state(wasIntroduced())
  private making: Promise<void> | null = null

  async load(): Promise<void> {
    this.name = (await api.me()).name
    if (this.name !== null) this.draft = this.name
    this.loaded = true
  }

  /** Before a command: somebody without an identity gets one. */
  async ensure(): Promise<void> {
    if (this.name !== null) return
    this.making ??= this.make()
    try {
      await this.making
    } finally {
      this.making = null
    }
  }

  /** Before sitting down with others, where the field for the name is. */
  async introduce(): Promise<void> {
    await this.ensure()
    const name = this.draft.trim()
    if (this.introduced) return
    if (name !== '' && name !== this.name) await this.rename(name)
    this.settle()
  }

  /** The person has chosen a name. */
  async choose(name: string): Promise<void> {
    await this.rename(name)
    this.settle()
  }

  /** Become the person who made this code; whoever this was before is left behind, so ask first. */
  async become(code: string): Promise<void> {
    this.name = (await api.useCode(code)).name
    this.settle()
    live.restart()
  }

  private async rename(name: string): Promise<void> {
    const fresh = this.name === null
    // A club may not let everybody in; then it asks for what does.
    this.name = await api.rename(name).then(
      (me) => me.name,
      async (error: ApiError) => {
        if (!fresh || error.status !== 403) throw error
        return (await import('./club.ts')).enter(name, error)
      },
    )
    if (fresh) live.restart()
  }

  private async make(): Promise<void> {
    const { name } = await api.me()
    if (name === null) return await this.rename(this.draft.trim() || borrowed())
    // Another tab was faster; this one is connected as nobody.
    this.name = name
    live.restart()
  }

  private settle(): void {
    this.introduced = true
    try {
      localStorage.setItem(KEY, 'yes')
    } catch {
      // Without a store the name is asked for again after a reload.
    }
  }
}

function wasIntroduced(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

function borrowed(): string {
  const plants = ui.words.guestNames
  return plants[Math.floor(Math.random() * plants.length)]!
}

export const person = new Person()
