import 'electrician-elements'
import React from 'react'
import ReactDOM from 'react-dom'

// React 16 to 18 all support `ReactDOM.render`.
ReactDOM.render(
  React.createElement(
    'main',
    null,
    React.createElement('p', null, `The app uses React ${React.version}`),
    React.createElement('store-grid', { 'store-host': '/provider', 'store-id': 'demo' }),
    React.createElement('quote-form'),
  ),
  document.querySelector('#app'),
)
