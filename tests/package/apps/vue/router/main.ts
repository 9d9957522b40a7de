import 'electrician-elements/order-success'
import 'electrician-elements/store-grid'
import { createApp, h } from 'vue'
import { createRouter, createWebHistory, RouterView } from 'vue-router'
import Thanks from './thanks.vue'

const Products = { render: () => h('store-grid', { 'store-host': '/provider', 'store-id': 'demo' }) }

const router = createRouter({
  history: createWebHistory(),
  routes: [
    { path: '/', component: Thanks },
    { path: '/shop', component: Products },
  ],
})

createApp(RouterView).use(router).mount('#app')
