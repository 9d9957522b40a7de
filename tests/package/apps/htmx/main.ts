import 'htmx.org'
import 'electrician-elements/store-grid'
