import { testDescriptionsOn } from './support/hostile-descriptions.ts'

// The two ends: nothing stands between a text and its doing, and all that can stand there does.
testDescriptionsOn('no policy')
testDescriptionsOn('the strictest policy, in a browser without setHTML')
