import aboutOwner from './about-owner.css?inline'

/** For the element, and for elements that compose it. */
export const aboutOwnerStyles = [aboutOwner]
