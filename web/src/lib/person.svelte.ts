/** Who sits at this device. An identity is made at the first thing somebody does, under a borrowed plant's name. */
import { api } from '../net/api.ts'
import { live } from '../net/live.svelte.ts'
import { ui } from '../text/index.svelte.ts'

class Person {
  name = $state<string | null>(null)
  /** The server has said that this device is nobody yet. */
  nobody = $state(false)
  /** What somebody without an identity will be called; a plant until they say better. */
  draft = $state(borrowed())
  private making: Promise<void> | null = null

  async load(): Promise<void> {
    this.name = (await api.me()).name
    this.nobody = this.name === null
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

  async rename(name: string): Promise<void> {
    const fresh = this.name === null
    this.name = (await api.rename(name)).name
    this.nobody = false
    if (fresh) live.restart()
  }

  async become(code: string): Promise<void> {
    this.name = (await api.useCode(code)).name
    this.nobody = false
    live.restart()
  }

  private async make(): Promise<void> {
    this.name = (await api.me()).name
    if (this.name === null) await this.rename(this.draft.trim() || borrowed())
  }
}

function borrowed(): string {
  const plants = ui.words.guestNames
  return plants[Math.floor(Math.random() * plants.length)]!
}

export const person = new Person()
