/** One thread of a training. */
import { playTask } from './pool.ts'

export default playTask
