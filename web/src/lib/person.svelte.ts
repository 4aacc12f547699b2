/** Who sits at this device. An identity is made at the first thing somebody does, under a borrowed plant's name. */
import { api } from '../net/api.ts'
import { live } from '../net/live.svelte.ts'

const PLANTS = [
  'Basil',
  'Clover',
  'Fennel',
  'Juniper',
  'Laurel',
  'Linden',
  'Marjoram',
  'Myrtle',
  'Olive',
  'Quince',
  'Rowan',
  'Saffron',
  'Sage',
  'Sorrel',
  'Tansy',
  'Yarrow',
]

class Person {
  name = $state<string | null>(null)
  private making: Promise<void> | null = null

  async load(): Promise<void> {
    this.name = (await api.me()).name
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
    if (fresh) live.restart()
  }

  async become(code: string): Promise<void> {
    this.name = (await api.useCode(code)).name
    live.restart()
  }

  private async make(): Promise<void> {
    this.name = (await api.me()).name
    if (this.name === null) await this.rename(PLANTS[Math.floor(Math.random() * PLANTS.length)]!)
  }
}

export const person = new Person()
