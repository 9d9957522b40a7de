import { createApp } from 'vue'
import Shop from './shop-page.vue'

const app = createApp(Shop)
app.component('order-note', () => 'Orders before noon ship the same day.')
app.mount('#app')
