/** People, their devices, and the way to a server on your own machine. */

export interface Me {
  /** Null before the first `POST /api/me`. */
  readonly name: string | null
  /** From the admin, to everybody; left out when there is nothing to say. */
  readonly notice?: string
}

export interface Device {
  readonly id: string
  readonly label: string
  readonly created: number
  readonly lastUsed: number
  /** The one that asks. */
  readonly current: boolean
}

export interface LinkCode {
  /** Open `<server>/#link=<code>` on the other device, or post it to `/api/link` there. */
  readonly code: string
  readonly expires: number
}

/** Where others can reach a server that runs on your own machine; empty for everybody else. */
export interface OwnAddresses {
  readonly addresses: readonly string[]
}
