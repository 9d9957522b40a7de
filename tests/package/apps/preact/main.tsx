import { render } from 'preact'
import { Shop } from './shop'

const place = document.querySelector('#app')
if (place) render(<Shop />, place)
