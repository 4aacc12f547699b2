/** One thread of a ladder. */
import { playTask } from './ladder-player.ts'

export default playTask
