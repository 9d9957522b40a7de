import 'electrician-elements/quote-form'
import React from 'react'
import ReactDOM from 'react-dom'
import { Shop } from './shop.tsx'

// React 16 to 18 all support `ReactDOM.render`.
ReactDOM.render(
  React.createElement(
    'main',
    null,
    React.createElement('p', null, `The app uses React ${React.version}`),
    React.createElement(Shop),
    React.createElement('quote-form'),
  ),
  document.querySelector('#app'),
)
