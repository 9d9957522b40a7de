import { createRoot } from 'react-dom/client'
import { Shop } from './shop'

const container = document.querySelector('#app')
if (container) createRoot(container).render(<Shop />)
