// Compiles the component's template in the browser, so that the build needs only Vite.
import '@angular/compiler'
import { bootstrapApplication } from '@angular/platform-browser'
import { Shop } from './shop'

bootstrapApplication(Shop)
