import loading from '../../ui/loading.css?inline'
import buyButton from './buy-button.css?inline'

/** The stylesheets of `<buy-button>`. */
export const buyButtonStyles = [buyButton, loading]
