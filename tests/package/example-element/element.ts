import { defineElement } from '../../runtime/define-element.ts'
import type { ElementSurface } from '../../runtime/element-definition.ts'
import { ExampleElement } from './example-element.tsx'
import { exampleElementStyles } from './styles.ts'

export const definition = defineElement({
  name: 'example-element',
  component: ExampleElement,
  attributes: {
    'example-greeting': { type: 'text', default: 'Hello from the example' },
  },
  display: 'block',
  styles: exampleElementStyles,
})

export const surface = {
  events: [],
  parts: [],
} as const satisfies ElementSurface
