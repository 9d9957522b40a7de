// Entry point that uses only React, react-dom and r2wc, to measure the smallest possible script with these packages.
import r2wc from '@r2wc/react-to-web-component'
import { useState } from 'react'

customElements.define(
  'an-element',
  r2wc(() => useState('')[0]),
)
