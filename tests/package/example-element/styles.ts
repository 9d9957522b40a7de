import exampleElement from './example-element.css?inline'

/** The element's styles, also for elements that contain it. */
export const exampleElementStyles = [exampleElement]
