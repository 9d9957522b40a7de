import { createApp, h } from 'vue'
import { createRouter, createWebHistory, RouterLink, RouterView } from 'vue-router'

const shop = {
  render: () => [
    h('store-grid', { browse: '', 'product-url': '/product?id={id}' }),
    h(RouterLink, { to: '/about.html' }, () => 'About'),
  ],
}
const about = { render: () => h('h1', 'About us') }

const router = createRouter({
  history: createWebHistory(),
  routes: [
    { path: '/shop.html', component: shop },
    { path: '/about.html', component: about },
  ],
})

createApp({ render: () => h(RouterView) })
  .use(router)
  .mount('#app')
