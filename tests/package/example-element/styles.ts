import exampleElement from './example-element.css?inline'

/** For the element, and for elements that compose it. */
export const exampleElementStyles = [exampleElement]
