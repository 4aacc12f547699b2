/** What a club asks whoever is new before they may come in; loaded when it does. */
import { mount } from 'svelte'
import EntryQuestion from '../shell/site/EntryQuestion.svelte'
import { api, ApiError } from '../net/api.ts'

/** What lets somebody in. */
export type Pass = { readonly password: string } | { readonly invitation: string }

const QUESTIONS: { readonly [problem: string]: 'password' | 'invitation' } = {
  passwordNeeded: 'password',
  invitationNeeded: 'invitation',
}

const INVITATION = 'harvest-invitation'

/** A link that was opened lets this device in; kept until it is needed. */
export function keepInvitation(code: string): void {
  try {
    sessionStorage.setItem(INVITATION, code)
  } catch {
    // Without a store it is asked for.
  }
}

function takeInvitation(): Pass | null {
  try {
    const invitation = sessionStorage.getItem(INVITATION)
    sessionStorage.removeItem(INVITATION)
    return invitation ? { invitation } : null
  } catch {
    return null
  }
}

/** Take the name once the club's question is answered; `refused` is why it was not given at once. */
export async function enter(name: string, refused: unknown): Promise<string | null> {
  let pass = takeInvitation()
  for (let error = refused; ;) {
    if (pass)
      try {
        return (await api.rename(name, pass)).name
      } catch (failed) {
        error = failed
      }
    const kind = error instanceof ApiError ? QUESTIONS[error.problem?.key ?? ''] : undefined
    if (!kind) throw error
    pass = await ask(kind, (error as ApiError).message)
    if (!pass) throw error
  }
}

/** Null: not now. */
function ask(kind: 'password' | 'invitation', sentence: string): Promise<Pass | null> {
  return new Promise((resolve) => {
    mount(EntryQuestion, { target: document.body, props: { kind, sentence, answer: resolve } })
  })
}
