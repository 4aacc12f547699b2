/** What a page writes into the line at the top. */
class TopBarText {
  title = $state('')
  detail = $state('')
}

export const topBar = new TopBarText()
