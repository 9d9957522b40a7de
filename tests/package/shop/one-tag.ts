import 'electrician-elements/store-grid'
