// An app that imports all elements from the package, like a project with a bundler.
// It re-exports the package for the tests of two copies on one page.
export * from 'electrician-elements'
