import { defineTag } from '../../elements/define-tag.ts'
import '../toast-area/element.ts'
import { AboutOwner } from './about-owner.tsx'
import { aboutOwnerStyles } from './styles.ts'

export const definition = defineTag({
  name: 'about-owner',
  component: AboutOwner,
  attributes: { 'owner-name': { type: 'text' }, 'owner-photo': { type: 'address' } },
  events: [],
  parts: ['heading', 'photo', 'button'],
  slots: ['owner-bio'],
  display: 'block',
  styles: aboutOwnerStyles,
})
