import loading from '../../ui/loading.css?inline'
import picture from '../../ui/picture.css?inline'
import card from '../../ui/product-card.css?inline'
import productCard from './product-card.css?inline'

/** The stylesheets of `<product-card>`. */
export const productCardStyles = [picture, card, productCard, loading]
