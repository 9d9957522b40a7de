// The order in which the script's parts stand in it. gzip finds likeness no further back than 32 kB, so what is alike
// stands together: libraries, then our own code in one piece, and the sheet, which `define-element` brings, at the end.
import 'react-dom/client'
import '../components/ui/rich-text.tsx'
import './attributes.ts'
import './registry.ts'
import './script-api.ts'
import './element-root.tsx'
