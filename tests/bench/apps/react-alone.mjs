// An entry point that uses only React, react-dom and r2wc, to measure how small a script with these packages can be.
import r2wc from '@r2wc/react-to-web-component'
import { useState } from 'react'

customElements.define(
  'an-element',
  r2wc(() => useState('')[0]),
)
