<?php
// Replaces the block editor while an option is set, like the plugin “Classic Editor”.
add_filter('use_block_editor_for_post', fn($uses) => $uses && !get_option('classic_editor'));
