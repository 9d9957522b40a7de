// The script tag's entry: the same as the module, without exports, so that the only global is the one that `startPage` sets.
import './elements/script-order.ts'
import './index.ts'
