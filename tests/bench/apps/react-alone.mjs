// Entry with only React, react-dom and r2wc: the smallest possible script with the project's dependencies.
import r2wc from '@r2wc/react-to-web-component'
import { useState } from 'react'

customElements.define(
  'an-element',
  r2wc(() => useState('')[0]),
)
