import { defineTag } from '../../elements/define-tag.ts'
import '../toast-area/element.ts'
import { ContactInfo } from './contact-info.tsx'
import { contactInfoStyles } from './styles.ts'

export const definition = defineTag({
  name: 'contact-info',
  component: ContactInfo,
  attributes: { phone: { type: 'text' }, email: { type: 'text' } },
  events: [],
  parts: ['emergency', 'button'],
  display: 'block',
  styles: contactInfoStyles,
})
