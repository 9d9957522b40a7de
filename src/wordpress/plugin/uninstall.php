<?php
// Removes the settings of every site. The pages that the plugin has created stay, because they belong to the owner.

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $electrician_elements_site ) {
		switch_to_blog( $electrician_elements_site );
		delete_option( 'electrician_elements' );
		delete_option( 'electrician_elements_products' );
		restore_current_blog();
	}
} else {
	delete_option( 'electrician_elements' );
	delete_option( 'electrician_elements_products' );
}
