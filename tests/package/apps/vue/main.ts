import { createApp } from 'vue'
import Shop from './shop-page.vue'

createApp(Shop).mount('#app')
