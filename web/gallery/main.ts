import { mount } from 'svelte'
import '../src/styles/tokens.css'
import '../src/styles/base.css'
import Gallery from './Gallery.svelte'

const asked = new URLSearchParams(location.search)
const theme = asked.get('theme')
if (theme) document.documentElement.dataset.theme = theme
document.documentElement.lang = asked.get('lang') ?? 'en'
mount(Gallery, { target: document.getElementById('gallery')!, props: { asked } })
