import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition, surface } from './element.ts'

export const docs: ElementDocs<typeof definition, typeof surface> = {
  about:
    'The area where toasts appear. It is added automatically when a toast appears on a page without one.',
  attributes: {},
  parts: { toast: 'a toast' },
  slots: {},
  methods: {},
}
