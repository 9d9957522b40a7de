import './styles/layout.css'
import './styles/controls.css'
import './styles/form.css'
import './styles/products.css'
import './styles/steps.css'
import './styles/preview.css'
import './styles/publish.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'

const place = document.getElementById('builder')
if (place) {
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
