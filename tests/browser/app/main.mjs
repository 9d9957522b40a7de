// An app of its own that takes every tag from the package, the way a bundler's user does.
// It exports what the package exports, for the tests of two copies on one page.
export * from 'electrician-elements'
