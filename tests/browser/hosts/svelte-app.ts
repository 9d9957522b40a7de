import { mount } from 'svelte'
import App from './svelte-app.svelte'

mount(App, { target: document.querySelector('#app') as Element })
