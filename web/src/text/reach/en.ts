/** Who can use a link that was made on the server's own machine; loaded with the first such link. */
export const en = {
  onlyHere:
    'This link only works on this computer. To invite others, open the page at an address they can reach.',
  onNetwork: 'This link works for everyone on the same network as this computer.',
}

export type ReachText = typeof en
