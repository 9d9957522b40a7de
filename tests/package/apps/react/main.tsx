import { createRoot } from 'react-dom/client'
import { Shop } from './shop'

const place = document.querySelector('#app')
if (place) createRoot(place).render(<Shop />)
