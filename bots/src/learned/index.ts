export type { Features } from './features.ts'
export { LEAK, Learned, type Weights } from './network.ts'
