import { mount } from 'svelte'
import Shop from './shop.svelte'

const target = document.querySelector('#app')
if (target) mount(Shop, { target })
