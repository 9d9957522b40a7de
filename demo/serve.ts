import type { Plugin } from 'vite'

export function demoSite(): Plugin {
  return { name: 'demo-site' }
}
