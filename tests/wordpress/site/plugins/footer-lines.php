<?php
// What plugins like “Insert Headers and Footers” do: an administrator's lines at the end of every page.
add_action('wp_footer', fn() => print get_option('footer_lines', ''));
