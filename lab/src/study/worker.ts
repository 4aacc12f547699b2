/** One thread of a study. */
import { playBatch } from './player.ts'

export default playBatch
