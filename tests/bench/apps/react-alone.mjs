// What every script of ours has to carry before its first own line.
import r2wc from '@r2wc/react-to-web-component'
import { useState } from 'react'

customElements.define(
  'an-element',
  r2wc(() => useState('')[0]),
)
