/** The table of all commands. */
import { chatCommand } from './chat.ts'
import { coachCommand } from './coach.ts'
import type { Command } from './command.ts'
import { createCommand } from './create.ts'
import { moveCommands } from './moves.ts'
import { orderCommands } from './orders.ts'
import { seatCommands } from './seats.ts'
import { standInCommands } from './stand-ins.ts'

export const commands: readonly Command[] = [
  createCommand,
  ...seatCommands,
  ...standInCommands,
  ...moveCommands,
  ...orderCommands,
  coachCommand,
  chatCommand,
]

/** The status of a success. */
export function statusOf({ answers }: Command): number {
  return 201 in answers ? 201 : 200
}
