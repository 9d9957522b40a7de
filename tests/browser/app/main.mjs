// An app of its own that takes every tag from the package, the way a bundler's user does.
import 'electrician-elements'
