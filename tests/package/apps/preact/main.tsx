import { render } from 'preact'
import { Shop } from './shop'

const container = document.querySelector('#app')
if (container) render(<Shop />, container)
