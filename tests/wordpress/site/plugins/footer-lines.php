<?php
// Prints an administrator's HTML at the end of every page, like the plugin “Insert Headers and Footers”.
add_action('wp_footer', fn() => print get_option('footer_lines', ''));
